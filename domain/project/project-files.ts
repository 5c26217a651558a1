import { type FileKind, INTAKE_KINDS } from '../intake/intake-files.ts';

/** What the studio hands over: what opens in the room, and drawings to download. */
export const DELIVERY_FILE_KINDS = ['pdf', 'jpeg', 'png', 'heic', 'dxf'] as const satisfies FileKind[];

export const MESSAGE_FILE_KINDS = [...INTAKE_KINDS, 'dxf'] as const satisfies FileKind[];
