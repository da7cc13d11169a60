import { useQuery } from '@tanstack/react-query'
import type { ProjectionAnswer, RebuildAnswer } from '../../../api/schema'
import { adminQuery } from '../../parts/calls/admin-query'
import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { isBeingRebuilt } from './rebuilding'

const readModelKeys = { all: ['read models'] as const }

const REBUILD = '/api/projections/{name}/rebuild'

/** Milliseconds between two looks while something is rebuilt, and while nothing is: another browser may begin it. */
const SOON = 500
const LATER = 5_000

const nextLook = (models: readonly ProjectionAnswer[] | undefined) => (models?.some(isBeingRebuilt) ? SOON : LATER)

/** Every read model, and after them what follows the facts. */
export const useReadModels = () =>
  useQuery({
    ...adminQuery(readModelKeys.all, [], signal => api.get('/api/projections', { signal })),
    refetchInterval: ({ state }) => nextLook(state.data),
  })

const withRebuild = (building: RebuildAnswer) => (models: readonly ProjectionAnswer[] | undefined) =>
  models?.map(model =>
    model.kind === 'projection' && building.projections.includes(model.name) ? { ...model, building, ended: null } : model,
  )

/** Rebuilds a read model, or `all`; how it goes is shown from its beginning. */
export const useRebuild = () =>
  useCall(
    (name: string) => api.post(REBUILD, undefined, { path: { name } }),
    [readModelKeys.all],
    (building, client) => client.setQueryData(readModelKeys.all, withRebuild(building)),
  )

/** Cancels the rebuild of a read model, with all that is rebuilt together with it. */
export const useCancelRebuild = () =>
  useCall((name: string) => api.delete(REBUILD, undefined, { path: { name } }), [readModelKeys.all])
