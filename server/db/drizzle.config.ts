import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config server/db/drizzle.config.ts --name <what>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations'
})
