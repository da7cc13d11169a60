import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportAnswer } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import { sessionKeys } from '../../parts/session/queries'

const importKeys = {
  all: ['imports'] as const,
  one: (id: number) => [...importKeys.all, id] as const,
}

/** Files of a league and where they go. */
export type Upload = {
  readonly files: readonly File[]
  /** Slug; null is the signed-in person's own. */
  readonly organization: string | null
  readonly season: string
  /** Of an organization that is made. */
  readonly timeZone: string
  readonly league: string
}

/** The fields come before the files. */
const formOf = ({ files, organization, season, league, timeZone }: Upload, how: { dryRun: boolean; allowConflicts: boolean }) => {
  const form = new FormData()
  if (organization) form.append('organization', organization)
  if (organization && timeZone) form.append('time_zone', timeZone)
  form.append('season', season)
  form.append('league', league)
  for (const [name, is] of Object.entries(how)) form.append(name, String(is))
  for (const file of files) form.append('files', file, file.name)
  return form
}

/** Checks the files and says what an import would do; nothing is written. */
export const useCheckFiles = () =>
  useCall((upload: Upload) => api.post('/api/imports', formOf(upload, { dryRun: true, allowConflicts: false })), [])

/** Begins an import; what is in its way was seen and is allowed, or it is refused. */
export const useStartImport = () =>
  useCall(
    ({ upload, allowConflicts }: { upload: Upload; allowConflicts: boolean }) =>
      api.post('/api/imports', formOf(upload, { dryRun: false, allowConflicts })),
    [],
  )

const soon = 1000
const later = 5000
/** A job of many minutes need not be asked for every second. */
const longAfter = 60_000

const nextLook = (answer: ImportAnswer | undefined) => {
  if (answer?.state !== 'running') return false
  return Date.now() - Date.parse(answer.startedAt ?? '') < longAfter ? soon : later
}

const importQuery = (id: number) =>
  adminQuery(importKeys.one(id), [`import:${id}`], signal => api.get('/api/imports/{id}', { path: { id }, signal }))

/** How an import goes; it is looked at again as long as it runs. */
export const useImport = (id: number) =>
  useQuery({ ...importQuery(id), refetchInterval: ({ state }) => nextLook(state.data), refetchIntervalInBackground: true })

export const useImports = (ids: readonly number[]) =>
  useQueries({ queries: ids.map(id => ({ ...importQuery(id), retry: false, staleTime: 0 })) })

/** Once an import has ended, everything may be new. */
export const useInvalidateAll = () => {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== importKeys.all[0] && queryKey[0] !== sessionKeys.all[0],
    })
}
