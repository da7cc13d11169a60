import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { BracketAnswer } from '../../../api/schema'
import { Bracket } from '../../../ui/bracket/Bracket'
import type { MatchupAction } from '../../../ui/bracket/Matchup'
import { teamOn, type ShownBracket, type ShownMatchup } from '../../../ui/bracket/shown-bracket'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { areBracketsOff, BracketsSwitchedOff } from './BracketsSwitchedOff'
import { bracketGame, teamNames } from './bracket-games'
import { CreateGameDialog } from './CreateGameDialog'
import { EditGameDialog } from './EditGameDialog'
import { useBracket, type DivisionAt, useSetThirdPlace } from './queries'
import { useDeleteGame } from './use-delete-game'
import { Switch } from '@mantine/core'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'

type Editing = { readonly what: 'create' | 'edit'; readonly matchup: ShownMatchup } | null

const hasBothTeams = ({ teamA, teamB }: ShownMatchup) => teamA.kind === 'team' && teamB.kind === 'team'

type BracketProps = { at: DivisionAt; name: string; answer: BracketAnswer; shown: ShownBracket }

const DivisionBracket = ({ at, name, answer, shown }: BracketProps) => {
  const [editing, setEditing] = useState<Editing>(null)
  const nameOf = (team: number) => teamNames(answer).get(team) ?? 'Unknown Team'
  const remove = useDeleteGame(at)
  const close = () => setEditing(null)

  const actions = (matchup: ShownMatchup): readonly MatchupAction[] => {
    const { game, label } = matchup
    if (game)
      return [
        { label: 'Edit', name: `Edit game of ${label}`, act: () => setEditing({ what: 'edit', matchup }) },
        { label: 'Delete', name: `Delete game of ${label}`, act: () => remove(label, game.id) },
      ]
    if (!hasBothTeams(matchup)) return []
    return [{ label: 'Create game', name: `Create game of ${label}`, act: () => setEditing({ what: 'create', matchup }) }]
  }

  return (
    <>
      <Bracket bracket={shown} label={`Bracket of ${name}`} link={Link} actions={actions} />
      <CreateGameDialog at={at} matchup={editing?.what === 'create' ? editing.matchup : null} onClose={close} />
      <EditGameDialog
        at={at}
        label={editing?.matchup.label ?? ''}
        game={editing?.what === 'edit' ? bracketGame(answer, editing.matchup.matchId) : null}
        upper={editing ? (teamOn(editing.matchup.teamA)?.id ?? null) : null}
        nameOf={nameOf}
        onClose={close}
      />
    </>
  )
}

/** The bracket of a division, with a game per matchup to be created, edited and deleted (docs/admin.md#brackets). */
export const DivisionPage = () => {
  const { season, division } = useParams()
  const at = { seasonId: Number(season), divisionId: Number(division) }
  const breadcrumbs = useBreadcrumbs('division', { season: at.seasonId, division: at.divisionId })
  const bracket = useBracket(at)
  const name = breadcrumbs.at(-1)?.label ?? 'Division'
  if (areBracketsOff(bracket.error))
    return (
      <Page title={name} breadcrumbs={breadcrumbs.slice(0, -1)}>
        <BracketsSwitchedOff />
      </Page>
    )
  return (
    <Page
      title={name}
      breadcrumbs={breadcrumbs.slice(0, -1)}
      action={bracket.data && <ThirdPlaceSwitch at={at} bracket={bracket.data.answer} />}
    >
      <QueryState of={bracket} missing="Division not found.">
        {({ answer, shown }) =>
          shown.rounds.length === 0 ? (
            <EmptyState
              hint="A bracket needs at least two teams. Their order in the division is their seeding."
              action={<Link to={adminAddress('season', { season: at.seasonId })}>Add teams to {name}</Link>}
            >
              No teams available
            </EmptyState>
          ) : (
            <DivisionBracket at={at} name={name} answer={answer} shown={shown} />
          )
        }
      </QueryState>
    </Page>
  )
}

/** Whether the losers of the semifinals play each other. It changes only when the server has agreed. */
const ThirdPlaceSwitch = ({ at, bracket }: { at: DivisionAt; bracket: BracketAnswer }) => {
  const { playsThirdPlace, revision = 0 } = bracket
  const set = useSetThirdPlace(at)
  const run = useCommand()
  const toggle = () =>
    void run({
      call: () => set.mutateAsync({ playsThirdPlace: !playsThirdPlace, revision }),
      failure: FAILURES.updateBracket,
    })
  return (
    <Switch
      label="Game for third place"
      checked={playsThirdPlace}
      aria-busy={set.isPending}
      onChange={() => !set.isPending && toggle()}
    />
  )
}
