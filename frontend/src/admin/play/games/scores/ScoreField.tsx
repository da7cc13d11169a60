import { NO_POINTS, typedPoints } from '@fullcourt/domain/games/typed-points'
import type { ComponentProps } from 'react'
import { TextField } from '../../../parts/forms/fields'

/** The points of one team in a form; what is no score is refused beside it, as everything that the browser finds wrong. */
export const ScoreField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    inputMode="numeric"
    autoComplete="off"
    onChange={({ currentTarget }) =>
      currentTarget.setCustomValidity(typedPoints(currentTarget.value) === undefined ? NO_POINTS : '')
    }
  />
)
