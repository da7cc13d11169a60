import { bringImportBack, takeImportBack } from '@fullcourt/domain/imports/decide'
import type { ImportUndone } from '@fullcourt/domain/imports/events'
import { importStream } from '@fullcourt/domain/imports/state'
import { command, data } from '../../core/facts/command'
import { coveredOrganization, type Scope } from '../../core/http/scope'

type OfImport = { readonly scope: Scope; readonly place: ImportUndone['data'] }

const access = ({ scope, place }: OfImport) => ({ organization: coveredOrganization(scope, place.organization) })

const ITS_STREAM = { stream: importStream, id: (_: unknown, { place: { league } }: OfImport) => league } as const

/** Takes back what an import remembers of its files, beside what it made (docs/history.md#undo). */
export const TakeImportBack = command('TakeImportBack', {
  takes: data<OfImport>(),
  access,
  ...ITS_STREAM,
  decide: (imports, _, { place }) => takeImportBack(imports, place),
})

/** Brings that back, with what the import had made. */
export const BringImportBack = command('BringImportBack', {
  takes: data<OfImport>(),
  access,
  ...ITS_STREAM,
  decide: (imports, _, { place }) => bringImportBack(imports, place),
})
