import { mergePlayers } from '@fullcourt/domain/players/merging/decide'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose } from './installation'
import { removePlayer } from './policies'
import { separate } from './restoring-policies'

/** Players become one person, and are several again, in any order. */
export const mergeCommands: readonly WeightedCommand[] = [
  command('merge players', 5, fc.tuple(pick, fc.array(pick, { minLength: 1, maxLength: 3 })), (installation, [who, others]) => {
    const master = choose(installation.activePlayers(), who)
    if (!master) return
    const { organization, player } = master
    const same = installation.activePlayers().filter(one => one.organization === organization && one.player !== player)
    const duplicates = others.flatMap(which => choose(same, which)?.player ?? [])
    installation.log.decide(mergesStream, organization, state =>
      mergePlayers(state, { organization, master: player, duplicates }),
    )
  }),
  command('unmerge player', 4, fc.tuple(pick, pick), (installation, [which, who]) => {
    const organization = choose(installation.organizations, which)
    if (organization === undefined) return
    const [duplicate, master] = choose([...installation.log.state(mergesStream, organization)], who) ?? []
    if (duplicate !== undefined && master !== undefined) separate(installation, { organization, master, duplicate })
  }),
  command('delete merged players and separate them', 2, pick, (installation, which) => {
    const at = choose(installation.entries, which)
    const [master, duplicate] = at === undefined ? [] : (installation.contents(at.season).entries.get(at.entry)?.roster ?? [])
    if (at === undefined || master === undefined || duplicate === undefined) return
    const { organization } = at
    installation.log.decide(mergesStream, organization, state =>
      mergePlayers(state, { organization, master, duplicates: [duplicate] }),
    )
    removePlayer(installation, master)
    separate(installation, { organization, master, duplicate })
  }),
]
