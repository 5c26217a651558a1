// What dialogs and notices say by themselves, the same on every page: the layout writes it on the body once, so that no
// island has to carry it.

type InterfaceWords = { close: string; notice: string; notices: string };

export const bodyWords = ({ close, notice, notices }: InterfaceWords) => ({
  'data-close': close,
  'data-notice': notice,
  'data-notices': notices,
});

export const interfaceWord = (name: keyof InterfaceWords) => document.body.dataset[name];
