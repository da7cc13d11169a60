import { setFlagsFromString } from 'node:v8'

/**
 * On a machine with memory to spare, V8 lets the heap grow to four times what lives in it before it looks for garbage: an import
 * of a season would leave 200 MB of it. Half as much again costs no time that can be measured (docs/measured.md#figures).
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=50')
