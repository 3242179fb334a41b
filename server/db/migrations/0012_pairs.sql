CREATE TABLE "pairs" (
	"pair_id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"owner_id" text,
	"friend_id" text,
	"contacts_id" text,
	"taken" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "pairs_taken" CHECK ("pairs"."taken" in (0, 1)),
	CONSTRAINT "pairs_second" CHECK ("pairs"."friend_id" is null or "pairs"."contacts_id" is null)
);
--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairs" ADD CONSTRAINT "pairs_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pairs_owner" ON "pairs" USING btree ("owner_id","activity_id");--> statement-breakpoint
CREATE INDEX "pairs_friend" ON "pairs" USING btree ("friend_id");