import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { mergePlayers, unmergePlayer } from '@fullcourt/domain/players/merging/decide'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import { command, data } from '../../../core/facts/command'
import { within, type Scope } from '../../../core/http/scope'
import { MergeParties, type NamedMerge } from './merge-parties'

/** Merges duplicates into a player: from now on they are shown and counted as one, and each merge can be undone. */
export const MergePlayers = command('MergePlayers', {
  takes: data<{ readonly scope: Scope; readonly named: NamedMerge }>(),
  uses: { parties: MergeParties },
  access: ({ scope, named }, { parties }) => parties.of(scope, named),
  stream: mergesStream,
  id: ({ organization }) => organization,
  decide: mergePlayers,
})

/** Undoes one merge, whatever was merged or edited since. */
export const UnmergePlayer = command('UnmergePlayer', {
  takes: data<{ readonly scope: Scope; readonly master: PlayerId; readonly duplicate: PlayerId }>(),
  uses: { parties: MergeParties },
  access: async ({ scope, master, duplicate }, { parties }) => {
    const organization = await parties.organizationOf(scope, master)
    await parties.organizationOf(within(scope, organization), duplicate)
    return { organization, shown: await parties.shownAfterUndo(scope, { master, duplicate }) }
  },
  stream: mergesStream,
  id: ({ organization }) => organization,
  decide: (merges, { organization }, { master, duplicate }) => unmergePlayer(merges, { organization, master, duplicate }),
  makes: ({ shown }) => shown,
})
