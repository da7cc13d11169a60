/** True in `npm run explore`, which tries every pair of a matrix (docs/architecture.md#which-test-proves-what). */
export const EXPLORES: boolean = process.env.FULLCOURT_SEED !== undefined

/**
 * Of the values on one side of a matrix, those that thing number `turn` of the other side is tried with: the next `count`, going
 * round, so that every thing is tried and every value is met; all of them where the matrix is to be whole.
 */
export const inTurn = <Value>(
  values: readonly Value[],
  turn: number,
  count = 1,
  isWhole: boolean = EXPLORES,
): readonly Value[] => {
  if (isWhole || count >= values.length) return values
  const begin = (turn * count) % values.length
  return [...values.slice(begin), ...values.slice(0, begin)].slice(0, count)
}
