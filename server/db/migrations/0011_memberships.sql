CREATE TABLE "memberships" (
	"order_num" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"percent" integer NOT NULL,
	"kinds" jsonb NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "memberships_percent" CHECK ("memberships"."percent" > 0 and "memberships"."percent" < 100),
	CONSTRAINT "memberships_taken" CHECK ("memberships"."taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id","end_at");