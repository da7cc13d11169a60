import { Button, Group } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { LeagueGamesAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { CheckIcon } from '../../../ui/icons'
import { AddTeamDialog } from '../../play/entries/AddTeamDialog'
import { PastePlayers, PasteTeams } from '../../play/entries/paste/dialogs'
import { GameDialog } from '../../play/games/list/GameDialog'
import type { LeagueAt } from '../../play/leagues/queries'
import { BuildScheduleLink } from '../../play/schedules/BuildScheduleLink'
import { isUnfinished, setupOf } from './league-setup'
import styles from './LeagueSetup.module.css'

type Open = 'paste teams' | 'add team' | 'add game' | { readonly playersOf: StandingsTeamAnswer } | null

type Props = { at: LeagueAt; teams: readonly StandingsTeamAnswer[]; games: LeagueGamesAnswer }

/** So many teams without players are named at once: the next step stays on the screen. */
const AT_ONCE = 6

/** What a league still lacks before it can be played, in order, with the way to each. */
export const LeagueSetup = ({ at, teams, games }: Props) => {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { empty, hasTeams, hasPlayers, hasGames } = setupOf(teams, games)
  const team = typeof open === 'object' ? open?.playersOf : undefined
  return (
    <>
      {isUnfinished(teams, games) && (
        <section className={styles.setup} aria-labelledby="setup">
          <h2 id="setup">Set up this league</h2>
          <ol className={styles.steps}>
            <Step name="Teams" isDone={hasTeams} about={teams.length > 0 ? quantity(teams.length, 'team') : 'Who plays in it?'}>
              <Button variant={hasTeams ? 'default' : 'filled'} onClick={() => setOpen('paste teams')}>
                Paste Teams
              </Button>
              <Button variant="default" onClick={() => setOpen('add team')}>
                Add one team
              </Button>
            </Step>
            <Step name="Players" isDone={hasPlayers} about={playersWords(teams, empty)}>
              <RosterButtons teams={empty.slice(0, AT_ONCE)} onPaste={playersOf => setOpen({ playersOf })} />
              {empty.length > AT_ONCE && (
                <details className={styles.more}>
                  <summary>{quantity(empty.length - AT_ONCE, 'more team')}</summary>
                  <Group gap="xs">
                    <RosterButtons teams={empty.slice(AT_ONCE)} onPaste={playersOf => setOpen({ playersOf })} />
                  </Group>
                </details>
              )}
            </Step>
            <Step name="Games" isDone={hasGames} about={hasTeams ? 'Who plays when?' : 'A game needs two teams.'}>
              {hasTeams && (
                <>
                  <BuildScheduleLink at={at} variant={hasPlayers ? 'filled' : 'default'} />
                  <Button variant="default" onClick={() => setOpen('add game')}>
                    Add a game
                  </Button>
                </>
              )}
            </Step>
          </ol>
        </section>
      )}
      <PasteTeams at={at} open={open === 'paste teams'} onClose={close} />
      <AddTeamDialog at={at} present={teams} open={open === 'add team'} onClose={close} />
      <PastePlayers
        at={{ ...at, id: team?.id ?? 0 }}
        team={team?.name ?? ''}
        roster={[]}
        open={team !== undefined}
        onClose={close}
      />
      <GameDialog at={at} teams={games.teams} open={open === 'add game'} onClose={close} />
    </>
  )
}

const playersWords = (teams: readonly StandingsTeamAnswer[], empty: readonly StandingsTeamAnswer[]) => {
  if (teams.length === 0) return 'Each team has a roster.'
  if (empty.length === 0)
    return quantity(
      teams.reduce((sum, { playersCount }) => sum + playersCount, 0),
      'player',
    )
  return `${quantity(empty.length, 'team')} without players`
}

type RosterButtonsProps = { teams: readonly StandingsTeamAnswer[]; onPaste: (team: StandingsTeamAnswer) => void }

const RosterButtons = ({ teams, onPaste }: RosterButtonsProps) =>
  teams.map(team => (
    <Button key={team.id} variant="default" size="compact-sm" onClick={() => onPaste(team)}>
      Paste players of {team.name}
    </Button>
  ))

type StepProps = { name: string; isDone: boolean; about: string; children: ReactNode }

const Step = ({ name, isDone, about, children }: StepProps) => (
  <li className={styles.step}>
    <div>
      <strong>
        {name} {isDone && <CheckIcon size={16} />}
        {isDone && <span className="visuallyHidden"> (done)</span>}
      </strong>
      <span className={styles.about}>{about}</span>
    </div>
    {!isDone && <Group gap="xs">{children}</Group>}
  </li>
)
