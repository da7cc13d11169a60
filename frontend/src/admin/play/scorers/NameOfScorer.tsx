import { TextField } from '../../parts/forms/fields'

/** The name of whoever will score. */
export const NameOfScorer = () => (
  <TextField
    name="name"
    label="Who scores"
    description="Everything that is scored is on record under this name."
    autoComplete="off"
    required
  />
)
