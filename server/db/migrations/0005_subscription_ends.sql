ALTER TABLE "subscriptions" ADD COLUMN "sending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "refused" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "title" text;