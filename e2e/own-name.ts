import { test } from '@playwright/test'

/**
 * A name or slug that no other attempt at a journey gave to anything: what an attempt made is there for the next one, which has a
 * worker or a place among the repetitions of its own.
 */
export const ownName = (name: string): string => {
  const { workerIndex, repeatEachIndex } = test.info()
  return `${name}-${workerIndex}-${repeatEachIndex}`
}
