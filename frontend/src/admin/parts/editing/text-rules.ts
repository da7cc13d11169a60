import type { EditRules } from './editing'

/** How a text is edited: as one value, which two people cannot both set. */
export const textRules: EditRules<string> = {
  same: (one, other) => one === other,
  rebase: ({ was, is }, onto) => (was === is ? onto : is),
}
