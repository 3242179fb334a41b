CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"env" text NOT NULL,
	"channel" text NOT NULL,
	"door" text NOT NULL,
	"page" text NOT NULL,
	"kind" text,
	"part" text,
	"facts" jsonb NOT NULL,
	"device" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_losses" (
	"day" text NOT NULL,
	"env" text NOT NULL,
	"channel" text NOT NULL,
	"dropped" bigint NOT NULL,
	"refused" bigint NOT NULL,
	CONSTRAINT "analytics_losses_day_env_channel_pk" PRIMARY KEY("day","env","channel")
);
--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");