import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, isConflict } from '../../../api/api-error'
import type { EffectsAnswer } from '../../../api/schema'

/** A change that is asked about before it is saved; the same key is the same change. */
export type AskedChange = {
  readonly key: readonly (string | number | null)[]
  readonly ask: (signal: AbortSignal) => Promise<{ readonly effects?: EffectsAnswer }>
}

/** What a change leads to, as far as it is known. */
export type KnownEffects = {
  /** Something is entered that is asked about. */
  readonly isAsked: boolean
  readonly effects: EffectsAnswer | undefined
  /** What was shown before the server said that it leads to something else by now. */
  readonly before: EffectsAnswer | undefined
  readonly isFailed: boolean
  /**
   * Saves what was shown, with its token. What it would lead to instead is shown, and the refusal thrown; where somebody else's
   * change came first, what it leads to after that is asked anew.
   */
  readonly save: <Answer>(send: (token: string | undefined) => Promise<Answer>) => Promise<Answer>
}

/** Typing on asks nothing. */
const PAUSE_MILLISECONDS = 300

const hasEffects = (body: unknown): body is { readonly effects: EffectsAnswer } =>
  typeof body === 'object' && body !== null && 'effects' in body

/** What a refused save would lead to by now; undefined where it was refused for another reason. */
export const effectsIn = (problem: unknown): EffectsAnswer | undefined =>
  problem instanceof ApiError && problem.status === 409 && hasEffects(problem.body) ? problem.body.effects : undefined

type Outdated = { readonly name: string; readonly before: EffectsAnswer | undefined; readonly now: EffectsAnswer }

/**
 * Asks what a change leads to, a moment after it was entered; an answer about what was entered before is dropped. Nobody waits for
 * it: what is saved before it came is saved as ever.
 */
export const useEffectsOf = (change: AskedChange | null): KnownEffects => {
  const name = change && JSON.stringify(change.key)
  const [settled] = useDebouncedValue(name, PAUSE_MILLISECONDS)
  const [outdated, setOutdated] = useState<Outdated | null>(null)
  const client = useQueryClient()
  const queryKey = ['effects', ...(change?.key ?? [])]
  const { data, isError } = useQuery({
    queryKey,
    queryFn: change ? ({ signal }) => change.ask(signal) : skipToken,
    enabled: name !== null && settled === name,
    retry: false,
    gcTime: 0,
  })
  const isOutdated = outdated !== null && outdated.name === name
  const effects = isOutdated ? outdated.now : name === null ? undefined : data?.effects

  return {
    isAsked: name !== null,
    effects,
    before: isOutdated ? outdated.before : undefined,
    isFailed: !isOutdated && (isError || (data !== undefined && data.effects === undefined)),
    save: async send => {
      try {
        return await send(effects?.token)
      } catch (problem) {
        const now = effectsIn(problem)
        if (now && name !== null) setOutdated({ name, before: effects, now })
        else if (isConflict(problem)) {
          setOutdated(null)
          void client.resetQueries({ queryKey })
        }
        throw problem
      }
    },
  }
}
