ALTER TABLE "refunds" ALTER COLUMN "detail" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "ended_at" timestamp with time zone;
--> statement-breakpoint
-- What customers wrote is marked as plain; the next start of the server seals it (`reseal.ts`).
UPDATE "refunds" SET "detail" = 'plain.' || "detail";
