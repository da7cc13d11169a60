import type { KnownRequest } from '../http/request'

/** Whether a call that changes something is to say only what it would lead to. */
export const isPreviewAsked = ({ query }: Pick<KnownRequest, 'query'>): boolean =>
  typeof query === 'object' && query !== null && 'preview' in query && query.preview === 'true'
