-- What a crash forgets is a minute of counts: nothing of it goes through the log, or waits for the standby.
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "call_counts_expire" ON "call_counts" USING btree ("expire");