import { applyDecorators, Delete, HttpCode, Post } from '@nestjs/common'
import { ApiExtension, ApiNoContentResponse } from '@nestjs/swagger'

/** Under what the description of a call says that it takes nothing but a reason beside its address. */
export const REASON_ALONE = 'x-reason-alone'

/** What its address names is done or refused: there is nothing to send but the reason, and nothing to answer. */
const ofItsAddress = () => applyDecorators(HttpCode(204), ApiNoContentResponse(), ApiExtension(REASON_ALONE, true))

/** Declares the call that takes away what it names. */
export const Removes = (path?: string) => applyDecorators(Delete(path), ofItsAddress())

/** Declares the call that brings back what was taken away. */
export const Restores = (path = '') => applyDecorators(Post(`${path}/restore`), ofItsAddress())
