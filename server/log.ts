import type { FastifyBaseLogger } from 'fastify'

/** What jobs, commands and gateways write log lines with. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
