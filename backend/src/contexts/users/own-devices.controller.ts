import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common'
import { ApiNoContentResponse, ApiProperty, ApiTags } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../core/http/actor'
import { Allow } from '../../core/http/allow'
import { Removes } from '../../core/http/call-kinds'
import { SignedIn } from '../../core/http/parameters'
import { KnownDevices } from '../../core/sign-in/known-devices'
import { SessionRecords } from '../../core/sign-in/session-records'

class DevicePath {
  @ApiProperty({ description: 'The id of a device of `newDevices` in `GET /api/auth/check-auth`' })
  @Matches(/^[\w-]{43}$/, { message: 'Device must be the id of a device.' })
  device!: string
}

/** What somebody says to a sign-in with a new device: that it was theirs, or that it was not (docs/tenancy.md#new-devices). */
@ApiTags('Sign-in')
@Controller('api/auth/devices')
export class OwnDevicesController {
  constructor(
    private readonly devices: KnownDevices,
    private readonly sessions: SessionRecords,
  ) {}

  @Post(':device/own')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Allow('staff')
  async own(@Param() { device }: DevicePath, @SignedIn() { user }: Actor, @Req() { session }: FastifyRequest): Promise<void> {
    await this.devices.settle(user, device, session.device)
  }

  /** Its sessions end, and it is not known any more. */
  @Removes(':device')
  @Allow('staff')
  async notOwn(@Param() { device }: DevicePath, @SignedIn() { user }: Actor): Promise<void> {
    await this.sessions.endAllWith(user, device)
    await this.devices.forget(user, device)
  }
}
