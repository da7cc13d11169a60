import { fullName } from '@fullcourt/domain/players/full-name'
import type { StandingsTeamAnswer } from '../../api/schema'
import type { LeagueAt } from '../leagues/queries'
import { entered, ImageField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import { ChoicesFailure } from '../parts/QueryState'
import { SearchField } from '../parts/SearchField'
import { chosenImage, imageProblem } from '../parts/shrink-image'
import { toast } from '../parts/toast'
import { useTeamInLeague, useUpdateTeam } from '../teams/queries'

type Props = { at: LeagueAt; team: StandingsTeamAnswer | null; onClose: () => void }

/** The most players that a search for a captain offers. Spec 2 §9. */
const mostOffered = 10

/** Changes a team's name and logo, and its captain in this league. Spec 2 §2. */
export const TeamDialog = ({ at, team, onClose }: Props) => {
  const update = useUpdateTeam(at)
  const save = async (form: FormData) => {
    if (!team) return
    const logo = await chosenImage(form, 'logo')
    const body = new FormData()
    body.set('name', entered(form, 'name') ?? '')
    body.set('captainId', entered(form, 'captainId') ?? '')
    if (logo) body.set('logo', logo, 'logo')
    await update.mutateAsync({ id: team.id, form: body })
    toast.success('Team updated!')
  }
  return (
    <FormDialog
      record={team?.id ?? 'new'}
      title="Update Team"
      submit="Save Changes"
      open={team !== null}
      onClose={onClose}
      onSubmit={save}
      check={form => imageProblem(form, 'logo')}
      failure="Failed to update team."
    >
      <TextField name="name" label="Team name" required defaultValue={team?.name} />
      <ImageField
        name="logo"
        label="Logo"
        description="At most 800 pixels and 1 MB are kept; a larger image is made smaller first."
        placeholder={team?.logo ? 'Keep the present logo' : 'Choose an image'}
      />
      {team && <CaptainField at={at} team={team} />}
    </FormDialog>
  )
}

const CaptainField = ({ at, team }: { at: LeagueAt; team: StandingsTeamAnswer }) => {
  const found = useTeamInLeague({ ...at, id: team.id })
  const roster = found.data?.players ?? []
  const present = team.captain_id === null ? [] : [{ id: team.captain_id, name: team.captain ?? `Player #${team.captain_id}` }]
  const players = found.data ? roster.map(player => ({ id: player.id, name: fullName(player) })) : present
  return (
    <>
      <SearchField
        name="captainId"
        label="Captain"
        description="A player of the roster"
        placeholder="Search by name"
        most={mostOffered}
        nothing={found.isPending ? 'Loading...' : 'No players found.'}
        chosen={team.captain_id === null ? undefined : String(team.captain_id)}
        choices={players.map(({ id, name }) => ({ value: String(id), name }))}
      />
      <ChoicesFailure of={found} />
    </>
  )
}
