// Editorial rule: says of a picture what the page says of it: whose it is, and what is on it.
import type { ShownProject } from '#content/picture-files.ts';
import { largestFile } from '#domain/picture/largest-file.ts';
import { projectPage } from '#domain/site/routes.ts';
import { BUSINESS_ID } from './business.ts';

export const projectPicture = (siteUrl: string, project: ShownProject, brandName: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ImageObject',
  '@id': `${siteUrl}${projectPage(project.slug)}#picture`,
  name: project.title,
  caption: project.picture.alt,
  description: project.description,
  contentUrl: siteUrl + largestFile(project.picture),
  url: siteUrl + projectPage(project.slug),
  creditText: brandName,
  copyrightNotice: `© ${brandName}`,
  creator: {
    '@type': 'Organization',
    '@id': `${siteUrl}/${BUSINESS_ID}`,
    name: brandName,
    url: `${siteUrl}/`,
  },
});
