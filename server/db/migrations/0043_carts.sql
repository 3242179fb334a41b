CREATE TABLE "carts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cart" jsonb NOT NULL,
	"favourites" jsonb NOT NULL,
	"applied" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;