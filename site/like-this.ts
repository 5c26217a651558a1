import type { Content } from '#content/content.ts';
import { sayDesign } from '#domain/design/say-design.ts';

type LikeProject = Pick<Content['projects'][number], 'design' | 'description'>;

/** What the design tool is told by "Design one like this": the project's design in words, or what is written of it. */
export const likeWords = ({ saidDesign }: Pick<Content, 'saidDesign'>, project: LikeProject): string =>
  project.design ? sayDesign(saidDesign.SAID_DESIGN, project.design) : project.description;
