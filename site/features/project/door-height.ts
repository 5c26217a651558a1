/** The height of the page without a key, before and after its script: the footer stands below from the start. */
export const AT_DOOR_HEIGHT = 'min-h-first-screen sm:min-h-[46rem]';
