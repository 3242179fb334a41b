ALTER TABLE "refunds" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "answered_at" timestamp with time zone;