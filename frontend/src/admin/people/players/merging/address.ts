/** The players that are compared, as the address names them: `12,15`. What is no number is left out. */
export const mergedIdsIn = (text: string): readonly number[] => [
  ...new Set(
    text
      .split(',')
      .map(Number)
      .filter(id => Number.isInteger(id) && id > 0),
  ),
]

export const mergedIdsText = (ids: readonly number[]) => ids.join(',')
