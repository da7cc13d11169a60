import { fullName } from '@fullcourt/domain/players/full-name'
import { CheckField, entered, ImageField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import type { FieldErrors } from '../parts/form-errors'
import { chosenImage, imageProblem } from '../parts/shrink-image'
import { toast } from '../parts/toast'
import { useUpdatePlayer } from './queries'

/** What the form shows of a player. */
export type EditedPlayer = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly image: string | null
  readonly email?: string | null
  readonly phoneNumber?: string | null
}

type Props = { player: EditedPlayer | null; onClose: () => void }

const problems = (form: FormData): FieldErrors => ({
  ...(entered(form, 'firstName') === null && entered(form, 'lastName') === null && { firstName: 'Please enter a name.' }),
  ...imageProblem(form, 'image'),
})

const texts = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

const bodyOf = async (form: FormData) => {
  const body = new FormData()
  for (const name of texts) body.set(name, entered(form, name) ?? '')
  const image = await chosenImage(form, 'image')
  if (image) body.set('image', image, 'image')
  else if (form.has('removeImage')) body.set('removeImage', 'true')
  return body
}

/** Changes a player's card: name, ways to reach him, photo. Spec 2 §2. */
export const PlayerDialog = ({ player, onClose }: Props) => {
  const update = useUpdatePlayer()
  const save = async (form: FormData) => {
    if (!player) return
    await update.mutateAsync({ id: player.id, form: await bodyOf(form) })
    toast.success('Player updated')
  }
  return (
    <FormDialog
      record={player?.id ?? 'new'}
      title="Edit Player"
      submit="Save Changes"
      open={player !== null}
      onClose={onClose}
      onSubmit={save}
      check={problems}
      failure="Error updating player"
    >
      <TextField name="firstName" label="First name" defaultValue={player?.firstName} />
      <TextField name="lastName" label="Last name" defaultValue={player?.lastName} />
      <TextField name="email" label="Email" type="email" defaultValue={player?.email ?? ''} />
      <TextField name="phoneNumber" label="Phone" type="tel" defaultValue={player?.phoneNumber ?? ''} />
      <ImageField
        name="image"
        label="Photo"
        description="At most 800 pixels and 1 MB are kept; a larger image is made smaller first."
        placeholder={player?.image ? 'Keep the present photo' : 'Choose an image'}
      />
      {player?.image && <CheckField name="removeImage" label={`Take away the photo of ${fullName(player)}`} />}
    </FormDialog>
  )
}
