/** What the preview of a link says where the address opens one design. */
export type SharedHead = {
  title: string;
  description: string;
  /** Path of the picture and of the page itself. */
  picture: string;
  address: string;
};
