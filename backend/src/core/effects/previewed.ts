import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiHeader, ApiOkResponse, ApiPropertyOptional, ApiQuery } from '@nestjs/swagger'
import { EffectsAnswer, PreviewAnswer } from './effects.answers'

/** Under what a route says that it has a preview. */
export const PREVIEWED = 'fullcourt:previewed'

/**
 * Declares a call that may change what others lead to: with `?preview=true` nothing is saved, and its answer says as `effects` what it
 * would lead to; with `If-Preview` it saves that and nothing else (docs/http-api.md#previews). Its answer has the field by
 * `EffectsField`.
 */
export const Previewed = () =>
  applyDecorators(
    SetMetadata(PREVIEWED, true),
    ApiQuery({ name: 'preview', required: false, type: Boolean, description: 'Nothing is saved: the answer says what would be' }),
    ApiHeader({
      name: 'If-Preview',
      required: false,
      description: 'The token of a preview: 409, with the new one as `effects`, where it would lead to something else by now',
    }),
  )

/** The field of an answer that says what its call would lead to. */
export const EffectsField = () =>
  ApiPropertyOptional({ type: EffectsAnswer, description: 'Of a preview alone: what it would lead to' })

/** The same of a call that answers nothing but its preview. */
export const PreviewedRemoval = () => applyDecorators(Previewed(), ApiOkResponse({ type: PreviewAnswer }))
