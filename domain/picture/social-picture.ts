/** Where the picture of a shared link to a project stands: followed by the name of the project's picture. */
export const SOCIAL_PICTURE_ADDRESS = '/social/pictures/';
export const socialPicture = (name: string) => `${SOCIAL_PICTURE_ADDRESS}${name}.jpg`;
