import { shrinkImage } from './shrink-image'
import type { ImageValue } from '../editing/record-fields'

type Plain = string | boolean | number | null | readonly number[] | readonly string[]

const textOf = (value: Plain) => (value === null ? '' : String(value))

/** Changes as a call takes them where an image may be among them: a form with the image made small enough, or else JSON. */
export const bodyWithImage = async <Body extends object>(
  changes: Body & { readonly [name in keyof Body]?: Plain | undefined },
  name: string,
  image: ImageValue | undefined,
): Promise<Body | FormData> => {
  if (!(image instanceof File)) return changes
  const form = new FormData()
  for (const [field, value] of Object.entries<Plain | undefined>(changes)) {
    if (Array.isArray(value)) for (const one of value.length > 0 ? value : ['']) form.append(field, String(one))
    else if (value !== undefined) form.set(field, textOf(value as Plain))
  }
  form.set(name, await shrinkImage(image), name)
  return form
}
