/** `npm run migrate`: brings the schema of `DATABASE_URL` up to date, before servers of a new release start (`server/migrate-main.ts`). */
import { runServer } from './run.mjs'

process.env.TZ ??= 'Asia/Shanghai'

const { buildServer } = await import('../scripts/build.mjs')
runServer(await buildServer('migrate-main'))
