import { refuse } from '@fullcourt/domain/facts/decision'
import { readModels } from '@fullcourt/projections/models/models'
import { RebuildRefused } from '@fullcourt/projections/runner/rebuild-errors'
import { Refused } from '../../core/facts/refused'

/** The read model of a name, or undefined for all of them; refused (404) where there is none. */
export const namedProjections = (name: string | 'all'): readonly string[] | undefined => {
  if (name === 'all') return undefined
  if (!readModels.some(model => model.name === name)) throw new Refused(refuse('not-found', 'Projection not found'))
  return [name]
}

/** What the runner refuses is a conflict (409) with its own words. */
export const orRefused = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RebuildRefused) throw new Refused(refuse('conflict', error.message))
    throw error
  }
}
