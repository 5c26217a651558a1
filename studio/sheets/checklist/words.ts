export type ChecklistWords = {
  readonly sheet: string;
  readonly title: string;
  readonly columns: Readonly<Record<'done' | 'item' | 'finding' | 'source', string>>;
  readonly done: string;
  readonly open: string;
  readonly seen: string;
  readonly everywhere: string;
  readonly noState: string;
  readonly note: string;
  readonly findings: Readonly<
    Record<
      | 'titleDone'
      | 'titleOpen'
      | 'lotDone'
      | 'lotOpen'
      | 'setbacksDone'
      | 'setbacksOpen'
      | 'scaleDone'
      | 'scaleOpen'
      | 'barrierDone'
      | 'barrierLow'
      | 'barrierProposed'
      | 'barrierOpen'
      | 'gatesDone'
      | 'gatesOpen'
      | 'drainsDone'
      | 'drainsOpen'
      | 'bondingDone'
      | 'bondingOpen'
      | 'equipmentDone'
      | 'equipmentOpen'
      | 'wallsDone'
      | 'wallsOpen',
      string
    >
  >;
};
