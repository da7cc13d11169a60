import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { recordRepair } from '@fullcourt/domain/organizations/decide'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { Repaired } from '@fullcourt/projections/runner/repair'
import { command, data } from '../../core/facts/command'

/** Records what was repaired. */
export const RecordRepair = command('RecordRepair', {
  takes: data<{ readonly organization: OrganizationId; readonly documents: Repaired }>(),
  access: ({ organization }) => ({ organization }),
  stream: organizationStream,
  id: ({ organization }) => organization,
  decide: (state, _, { documents }) => recordRepair(state, { documents }),
})
