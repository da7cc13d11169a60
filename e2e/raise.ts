import type { Locator } from '@playwright/test'

/** One more than a field shows: what an earlier attempt at a journey saved changes again. */
export const oneMore = async (field: Locator): Promise<string> => String(Number(await field.inputValue()) + 1)

/** Types it, and answers it. */
export const raise = async (field: Locator): Promise<string> => {
  const raised = await oneMore(field)
  await field.fill(raised)
  return raised
}
