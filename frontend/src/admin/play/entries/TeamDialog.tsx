import { fullName } from '@fullcourt/domain/players/full-name'
import type { StandingsTeamAnswer } from '../../../api/schema'
import type { LeagueAt } from '../leagues/queries'
import { BrandingFields } from '../../settings/branding/BrandingFields'
import { brandingFields, brandingProblem, type BrandingValues } from '../../settings/branding/branding-values'
import { bodyWithImage } from '../../parts/forms/body-with-image'
import { choice, image, requiredText, type ImageValue, type RecordFields } from '../../parts/editing/record-fields'
import { FAILURES } from '../../parts/feedback/failures'
import { ImageField } from '../../parts/forms/ImageField'
import { TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { SearchSelect } from '../../parts/forms/SearchSelect'
import { imageProblem } from '../../parts/forms/shrink-image'
import { toast } from '../../parts/feedback/toast'
import { teamInLeagueQuery, useTeamInLeague, useUpdateTeam } from '../teams/queries'

type Props = {
  at: LeagueAt
  team: StandingsTeamAnswer | null
  /** All teams of the league. */
  teams: readonly StandingsTeamAnswer[]
  onClose: () => void
}

type Values = BrandingValues & { readonly name: string; readonly captainId: number | null; readonly logo: ImageValue }

const texts = { name: requiredText('Team name'), logo: image('Logo'), ...brandingFields }

const storedTeam = ({ name, captain_id, logo, colors, abbreviation, revision = '' }: StandingsTeamAnswer) => ({
  value: { name, captainId: captain_id, logo, colors, abbreviation },
  revision,
})

const bodyOf = ({ logo, ...others }: Partial<Values>) => bodyWithImage(others, 'logo', logo)

/** The fields of a team, with the names of those who may be its captain. */
const useTeamFields = (at: LeagueAt, team: StandingsTeamAnswer | null): RecordFields<Values> => {
  const { data } = useTeamInLeague({ ...at, id: team?.id ?? 0 }, team !== null)
  const nameOf = (id: number) => {
    const player = data?.players.find(one => one.id === id)
    return player ? fullName(player) : `Player #${id}`
  }
  return { ...texts, captainId: choice('Captain', nameOf) }
}

/** Changes a team's name, logo and colours, and its captain in this league (docs/admin.md#teams). */
export const TeamDialog = ({ at, team, teams, onClose }: Props) => {
  const update = useUpdateTeam(at)
  const fields = useTeamFields(at, team)
  const editOf = (team: StandingsTeamAnswer): RecordEdit<Values> => ({
    fields,
    stored: storedTeam(team),
    send: async (changes, revision) => {
      await update.mutateAsync({ id: team.id, changes: await bodyOf(changes), revision })
      toast.success('Team updated!')
    },
    fresh: async ask => storedTeam((await ask(teamInLeagueQuery({ ...at, id: team.id }))).team),
  })
  return (
    <FormDialog
      record={team?.id ?? 'new'}
      title="Update Team"
      submit="Save Changes"
      open={team !== null}
      onClose={onClose}
      onSubmit={team && editOf(team)}
      check={form => ({ ...imageProblem(form, 'logo'), ...brandingProblem(form) })}
      failure={FAILURES.updateTeam}
    >
      <TextField name="name" label={fields.name.label} required defaultValue={team?.name} />
      <ImageField
        name="logo"
        label={fields.logo.label}
        description="Images larger than 800 pixels or 1 MB are scaled down."
        placeholder={team?.logo ? 'Keep the current logo' : 'Choose an image'}
      />
      {team && <BrandingFields key={team.id} team={team} stored={team} others={teams.filter(({ id }) => id !== team.id)} />}
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
    <SearchSelect
      name="captainId"
      label="Captain"
      description="A player of the roster"
      of={found}
      nothing="No players found."
      chosen={team.captain_id === null ? undefined : String(team.captain_id)}
      choices={players.map(({ id, name }) => ({ value: String(id), name }))}
    />
  )
}
