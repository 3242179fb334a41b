-- On a large shop each is built by hand first, with `concurrently` (README, Upgrade).
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "users_leaving" ON "users" USING btree ("id") WHERE deleted_at is null and erased_after is not null;
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "orders_status" ON "orders" USING btree ("status","order_type","order_num");
--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "messages_at" ON "messages" USING btree ("at");
