import { applyDecorators, Delete, Get, HttpCode, Post, Put, type Type } from '@nestjs/common'
import { ApiCreatedResponse, ApiExtension, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger'

/** What a call answers: a thing, or a list of them. */
type Answer = Type | [Type]

/** Declares the call that reads, and its answer. */
export const Reads = (path: string, type: Answer) => applyDecorators(Get(path), ApiOkResponse({ type }))

/** Declares the call that adds something, which it answers (201). */
export const Adds = (path: string, type: Answer) => applyDecorators(Post(path), ApiCreatedResponse({ type }))

/** Declares the call that changes what it names, and answers it as it is then. */
export const Changes = (path: string, type: Answer) => applyDecorators(Put(path), ApiOkResponse({ type }))

/** Declares the call that does what its address says and adds nothing (200). */
export const Does = (path: string, type: Answer) => applyDecorators(Post(path), HttpCode(200), ApiOkResponse({ type }))

/** Under what the description of a call says that it takes nothing but a reason beside its address. */
export const REASON_ALONE = 'x-reason-alone'

/** What its address names is done or refused: there is nothing to send but the reason, and nothing to answer. */
const ofItsAddress = () => applyDecorators(HttpCode(204), ApiNoContentResponse(), ApiExtension(REASON_ALONE, true))

/** Declares the call that takes away what it names. */
export const Removes = (path?: string) => applyDecorators(Delete(path), ofItsAddress())

/** Declares the call that brings back what was taken away. */
export const Restores = (path = '') => applyDecorators(Post(`${path}/restore`), ofItsAddress())
