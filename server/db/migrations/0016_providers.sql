-- What a crash forgets is a minute of counts: nothing of it goes through the log, or waits for the standby.
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"payments" integer NOT NULL,
	"paid_fen" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"differences" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bills_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
ALTER TABLE "refund_payouts" DROP CONSTRAINT "refund_payouts_state";--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "call_counts_expire" ON "call_counts" USING btree ("expire");--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_failure" CHECK (("refund_payouts"."state" = 'failed') = ("refund_payouts"."failure" is not null) and "refund_payouts"."failure" in ('abnormal', 'closed'));--> statement-breakpoint
ALTER TABLE "refund_payouts" ADD CONSTRAINT "refund_payouts_state" CHECK ("refund_payouts"."state" in ('asked', 'done', 'failed'));