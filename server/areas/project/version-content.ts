import { canonicalDesign } from '#domain/design/canonical.ts';
import type { Design } from '#domain/design/design.ts';
import { sha256 } from '#server/identifiers.ts';

type Content = { design: Design } | { files: readonly { filename: string; sha256: string }[] };

/**
 * Names exactly what a version holds. For files it is the hash of what `sha256sum` prints for them in their order, so whoever
 * has the files can make it again.
 */
export const versionHash = (content: Content): string =>
  sha256(
    'design' in content
      ? canonicalDesign(content.design)
      : content.files.map((file) => `${file.sha256}  ${file.filename}\n`).join(''),
  );
