// For what no control of ours can send, yet an altered page or an old one can: still a sentence, never the library's.
export const CHOOSE_ONE = 'Please choose one of the options';
export const TICK_OR_NOT = 'Please tick this or leave it empty';
export const WRITE_TEXT = 'Please write this as text';
export const CHECK_ANSWERS = 'Please check your answers';
