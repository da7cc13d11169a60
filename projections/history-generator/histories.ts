import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { joinRosterTogether } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { GeneratorCommand } from './generator-command'
import { makeDivision } from './division-commands'
import { schedule } from './game-commands'
import { Installation } from './installation'
import { makeInvitations } from './invitation'
import { cutActionShort, makeOrganization } from './organization-commands'
import { makeScenarios } from './scenario'
import { makeScorers } from './scorer'
import { makeLeague, makeSeason } from './season-commands'
import { makeLink } from './settings-commands'
import { enter, makePlayer, makeTeam } from './team-commands'

/** A log in order, the installation as the decisions know it at the end, and the commands that were given after its beginning. */
export type History = {
  readonly facts: readonly Recorded<AnyFact>[]
  readonly installation: Installation
  readonly commands: readonly GeneratorCommand[]
}

/** A small season, so that even a short history has games to play: two leagues, a division, a menu of two links, four teams of two players, three games; scenarios of it, links for scorers, invitations, and an action that was cut short. */
export const begin = (installation: Installation): void => {
  installation.log.write('log', [{ type: 'LogCreated', data: { log: 'generated', format: 1 } }])
  const organization = makeOrganization(installation, 'Harbour')
  const season = makeSeason(installation, organization, true)
  const leagues = [makeLeague(installation, organization, season), makeLeague(installation, organization, season)]
  for (const league of [leagues[0]!, leagues[0]!, leagues[0]!, leagues[1]!]) {
    const team = makeTeam(installation, organization)
    enter(installation, league, team)
    const players = [makePlayer(installation, organization), makePlayer(installation, organization)]
    installation.log.decide(seasonStream, season, state => joinRosterTogether(state, { ...league, team, players }))
  }
  makeDivision(installation, { organization, season })
  makeLink(installation, organization)
  makeLink(installation, organization)
  for (const [home, away] of [
    [0, 0],
    [1, 1],
    [2, 2],
  ] as const)
    schedule(installation, { home, away, stage: 'regular', date: '2025-06-29' })
  makeScenarios(installation, leagues[0]!)
  makeScorers(installation, organization)
  makeInvitations(installation, organization)
  cutActionShort(installation, organization)
}

/** A history to which one command after another is added. */
export class HistoryInProgress {
  private readonly installation = new Installation()
  private readonly commands: GeneratorCommand[] = []

  constructor() {
    begin(this.installation)
  }

  /** Gives a command, and answers the facts that it led to: none where it was refused. */
  give(command: GeneratorCommand): History['facts'] {
    const { facts } = this.installation.log
    const before = facts.length
    command.run(this.installation)
    this.commands.push(command)
    return facts.slice(before)
  }

  get history(): History {
    return { facts: this.installation.log.facts, installation: this.installation, commands: this.commands }
  }
}
