/** Where the picture of a shared link to a project stands: followed by the name of the project's picture. */
export const SOCIAL_PICTURE_ADDRESS = '/social/pictures/';
export const socialPicture = (name: string) => `${SOCIAL_PICTURE_ADDRESS}${name}.jpg`;

/** The same for a design, by the hash that names its picture. */
export const DESIGN_CARD_ADDRESS = '/social/designs/';
export const designCard = (hash: string) => `${DESIGN_CARD_ADDRESS}${hash}.jpg`;
