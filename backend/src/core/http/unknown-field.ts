/** Whether every object has something of that name: checks of known fields take it for known, and no call has such a field. */
export const isInherited = (name: string): boolean => name in Object.prototype

/** The refusal of a field that a call does not know. */
export const unknownField = (name: string): string => `Unknown field: ${name}.`
