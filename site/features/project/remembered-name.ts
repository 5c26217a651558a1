// A name is no secret: remembered for every room of this device. A browser that stores nothing asks again.
const NAME = 'projectRoomName';

export const rememberedName = (): string => {
  try {
    return window.localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
};

export const rememberName = (name: string) => {
  try {
    window.localStorage.setItem(NAME, name);
  } catch {
    // It stays in the page.
  }
};
